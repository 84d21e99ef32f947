export const LOCAL: 'here';
export const PUBLISHED: 'published';
