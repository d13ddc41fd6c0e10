import type { ReactNode } from "react";

/** Why a form was not taken, where no field of it is to blame. Its place is there before, so that it is read out. */
export function FormProblem({ children, look = "" }: { children: ReactNode; look?: string }) {
  return (
    <p role="alert" className={`font-medium text-accent-strong empty:hidden ${look}`}>
      {children}
    </p>
  );
}
