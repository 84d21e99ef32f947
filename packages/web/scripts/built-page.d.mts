export const BUILT_PAGE: string;
export const reasonToBuild: (kind: 'here' | 'published', page?: string) => string | null;
