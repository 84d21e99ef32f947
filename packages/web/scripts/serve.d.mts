export const BUILT_PAGE: string;
export const serve: (port: number) => Promise<{ readonly port: number; readonly close: () => Promise<void> }>;
