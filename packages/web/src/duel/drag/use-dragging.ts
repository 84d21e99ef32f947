import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useDuel } from '../../host/use-duel.ts';
import type { TableControl } from '../use-table-control.ts';
import { type DragUse, dragCards } from './drag-cards.ts';
import { dropsOf, isByDragging } from './draggable.ts';

/** Lets cards be dragged on the element that gets this reference: a monster to what it attacks, a card of the hand to a zone. */
export const useDragging = (control: TableControl): RefCallback<HTMLElement> => {
  const latest = useRef(control);
  useEffect(() => {
    latest.current = control;
  }, [control]);
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const listening = new AbortController();
    dragCards(element, () => dragUseOf(latest.current), listening.signal);
    return () => listening.abort();
  }, []);
};

const dragUseOf = ({ question, use, drop }: TableControl): DragUse => {
  const { view, offers } = use;
  const { ahead, busy } = useDuel.getState();
  const choices = question?.decision.choices ?? [];
  const isAct = question?.decision.kind === 'act';
  const draggable = (handle: number): readonly number[] =>
    (offers.ofCard.get(handle) ?? []).filter((index) => isByDragging(choices[index]));
  return {
    canDrag: (handle) => isAct && !busy && draggable(handle).length > 0,
    dropsOf: async (handle) => dropsOf(view, await ahead(draggable(handle))),
    drop,
  };
};
