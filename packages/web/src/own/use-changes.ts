import { useEffect, useState } from 'react';
import { onChange } from './revision.ts';

/** Another number whenever texts of somebody's own have come or gone, here or in another tab. */
export const useOwnChanges = (): number => {
  const [times, setTimes] = useState(0);
  useEffect(() => onChange(() => setTimes((before) => before + 1)), []);
  return times;
};
