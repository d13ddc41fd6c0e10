import type { ComponentProps } from "react";
import type { GridOwnProps } from "./props/grid";

export interface GridProps extends GridOwnProps, Omit<ComponentProps<"div">, keyof GridOwnProps> {}

/** Things of one kind side by side: as many columns as fit, at most `columns`, all of one width. */
export function Grid({ columns, gap = "medium", fit = "medium", className, ...rest }: GridProps) {
  return (
    <div
      {...rest}
      className={className ? `kit-grid ${className}` : "kit-grid"}
      data-columns={columns}
      data-gap={gap}
      data-fit={fit}
    />
  );
}
