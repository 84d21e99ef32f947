import type { ReactNode } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import { Link } from 'react-router';
import { InOwnWords } from './in-own-words.tsx';
import styles from './own.module.css';
import { useOwnSay } from './own-words.ts';
import { useAdding } from './use-adding.ts';
import { WhatCame } from './what-came.tsx';

/** Files of card texts are dropped or chosen here; what is said of the last one stands below. */
export default function AddCards({ isList = false }: { readonly isList?: boolean }) {
  return (
    <InOwnWords>
      <Adding>{!isList && <ToList />}</Adding>
    </InOwnWords>
  );
}

const Adding = ({ children }: { readonly children: ReactNode }) => {
  const say = useOwnSay();
  const { adding, add } = useAdding();
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={say('own.drop')}
      onDrop={async ({ items }) => {
        const dropped = items.find((item) => item.kind === 'file');
        const file = await dropped?.getFile();
        if (file) await add(file);
      }}
    >
      <div className="row">
        <FileTrigger
          acceptedFileTypes={['.cdb', '.json', '.jsonl', 'application/json']}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) void add(file);
          }}
        >
          <Button className="button" isDisabled={adding.is === 'reading'}>
            {say('own.add')}
          </Button>
        </FileTrigger>
        {children}
      </div>
      <p className={styles.aside}>{say('own.forms')}</p>
      <WhatCame />
    </DropZone>
  );
};

const ToList = () => (
  <Link className="button" to="/cards/own">
    {useOwnSay()('own.open')}
  </Link>
);
