import { useRef, useState } from 'react';
import type { Refusal } from '../attachment/chosenFile.ts';

/** State of the file field, which reads and converts a chosen file. */
export function useFile(onReady: () => void) {
  /** Resolves once the chosen file is in the form. */
  const chosen = useRef<Promise<void>>(undefined);
  const [refused, onRefused] = useState<Refusal>();
  const onFile = (ready: Promise<void>) => {
    const waited = ready.then(() => {
      if (chosen.current === waited) chosen.current = undefined;
      onReady();
    });
    chosen.current = waited;
  };
  return { chosen, refused, onRefused, onFile };
}
