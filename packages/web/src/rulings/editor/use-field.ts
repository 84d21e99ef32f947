/** The field that is built. It stands in the address, so that a reload keeps it and the address is the link. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type BuiltField, EMPTY_FIELD } from './built-field.ts';
import { fieldLink, type ReadLink, readFieldLink } from './link.ts';

export interface FieldControl {
  readonly field: BuiltField;
  /** What of the link could not be read. */
  readonly unread: string | null;
  readonly put: (field: BuiltField) => void;
  /** Puts another field in the place of this one; Back brings this one again. */
  readonly replace: (field: BuiltField) => void;
}
export const useField = (): FieldControl => {
  const [params, setParams] = useSearchParams();
  const link = params.toString();
  const [read, setRead] = useState<ReadLink>(() => readFieldLink(link));
  const followed = useRef(link);
  /** Links that were written and that the address does not show yet: it follows a little later. */
  const underWay = useRef<readonly string[]>([]);
  useEffect(() => {
    if (link === followed.current) return;
    followed.current = link;
    const own = underWay.current.indexOf(link);
    underWay.current = underWay.current.slice(own + 1);
    // Not written here: somebody went back, or opened another link.
    if (own < 0) setRead(readFieldLink(link));
  }, [link]);
  // Back can be faster than the router: then the link that was left was never shown.
  useEffect(() => {
    const follow = (): void => {
      const [, written = ''] = location.hash.split('?');
      underWay.current = [];
      followed.current = new URLSearchParams(written).toString();
      setRead(readFieldLink(written));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const write = (field: BuiltField, isStep: boolean): void => {
    const next = fieldLink(field);
    if (next !== (underWay.current.at(-1) ?? followed.current))
      underWay.current = [...underWay.current, next];
    setRead({ ok: true, field });
    setParams(next, { replace: !isStep });
  };
  return {
    field: read.ok ? read.field : EMPTY_FIELD,
    unread: read.ok ? null : read.why,
    put: (field) => write(field, false),
    replace: (field) => write(field, true),
  };
};
