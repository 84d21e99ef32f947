interface GridCellProps {
  readonly className?: string | undefined;
  readonly children?: React.ReactNode;
}
/** A cell of the board; the button in it takes the focus. */
export const GridCell = ({ className, children }: GridCellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: cells are laid out freely, so this is no table
  // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
  <div role="gridcell" className={className}>
    {children}
  </div>
);
