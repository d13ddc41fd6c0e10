import type { ReactNode } from "react";

/** Why a form was not taken, where no field of it is to blame. It is there while it is empty: screen readers read out what changes. */
export function FormProblem({ children, look = "" }: { children: ReactNode; look?: string }) {
  return (
    <p role="alert" className={`font-medium text-accent-strong empty:hidden ${look}`}>
      {children}
    </p>
  );
}
