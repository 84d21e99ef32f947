export const havePage: (kind?: 'here' | 'published') => boolean;
