/** One Tab stop for the whole board: the arrow keys go from cell to cell, to the nearest one above and below. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

const STOPS = '[role="gridcell"] > button';
const stopsIn = (grid: Element): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>(STOPS)];
const rowOf = (stop: Element): Element | null => stop.closest('[role="row"]');
const middleOf = (stop: Element): number => {
  const { left, width } = stop.getBoundingClientRect();
  return left + width / 2;
};

const beside = (stop: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const row = rowOf(stop);
  const stops = row ? stopsIn(row) : [];
  return stops[stops.indexOf(stop) + step];
};
/** In the next row that has cells to go to, the one that is straightest above or below. */
const beyond = (grid: Element, stop: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const rows = [...grid.querySelectorAll('[role="row"]')].filter((row) => stopsIn(row).length > 0);
  const row = rowOf(stop);
  const there = row === null ? undefined : rows[rows.indexOf(row) + step];
  if (there === undefined) return undefined;
  const middle = middleOf(stop);
  return stopsIn(there).sort((a, b) => Math.abs(middleOf(a) - middle) - Math.abs(middleOf(b) - middle))[0];
};
const edge = (stop: HTMLElement, at: 0 | -1): HTMLElement | undefined => {
  const row = rowOf(stop);
  return row ? stopsIn(row).at(at) : undefined;
};
type Going = (grid: Element, stop: HTMLElement) => HTMLElement | undefined;
const KEYS: { readonly [key: string]: Going | undefined } = {
  ArrowLeft: (_, stop) => beside(stop, -1),
  ArrowRight: (_, stop) => beside(stop, 1),
  ArrowUp: (grid, stop) => beyond(grid, stop, -1),
  ArrowDown: (grid, stop) => beyond(grid, stop, 1),
  Home: (_, stop) => edge(stop, 0),
  End: (_, stop) => edge(stop, -1),
};

/** Makes this the cell that Tab leads to. */
const setTabStop = (grid: Element, stop: HTMLElement): void => {
  for (const each of stopsIn(grid)) each.tabIndex = each === stop ? 0 : -1;
};

export const useRoving = (grid: RefObject<HTMLDivElement | null>) => {
  // Cards come and go: one cell must always be reachable with Tab, your hand first.
  useEffect(() => {
    if (grid.current === null) return;
    const stops = stopsIn(grid.current);
    const stop =
      stops.find((each) => each === document.activeElement) ?? stops.find(isTabStop) ?? stops.at(-1);
    if (stop) setTabStop(grid.current, stop);
  });
  return {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>): void => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
      const next = KEYS[event.key]?.(event.currentTarget, target);
      if (KEYS[event.key]) event.preventDefault();
      next?.focus();
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLDivElement>): void => {
      if (target instanceof HTMLElement && target.matches(STOPS)) setTabStop(currentTarget, target);
    },
  };
};
const isTabStop = (stop: HTMLElement): boolean => stop.getAttribute('tabindex') === '0';
