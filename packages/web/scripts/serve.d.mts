export const serve: (
  port: number,
  folder?: string,
) => Promise<{ readonly port: number; readonly close: () => Promise<void> }>;
