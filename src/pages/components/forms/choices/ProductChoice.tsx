import { type ComponentProps, useEffect, useState } from 'react';
import { LongSelect } from './LongSelect.tsx';

/** The list of products, and beside it the pack of the one that was chosen. */
export function ProductChoice({
  pictures,
  ...select
}: ComponentProps<typeof LongSelect> & {
  /** Addresses of the packs, by `pack/<key>`. */
  pictures: Readonly<Record<string, string>> | undefined;
}) {
  const { id, answer } = select;
  const [chosen, choose] = useState(answer);
  // One may have been chosen before the form woke.
  useEffect(() => {
    const list = id && document.getElementById(id);
    if (list instanceof HTMLSelectElement) choose(list.value);
  }, [id]);
  const pack = pictures?.[`pack/${chosen}`];
  return (
    <div className="row part__row choice">
      <LongSelect {...select} onChange={({ target }) => choose(target.value)} />
      {pack && <img src={pack} width="60" height="80" alt="" />}
    </div>
  );
}
