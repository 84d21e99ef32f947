import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** Tells the style sheets which colours are wanted; without `data-theme` they follow the device. */
export const useTheme = (): void => {
  const theme = useSettings((settings) => settings.theme);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
  }, [theme]);
};
