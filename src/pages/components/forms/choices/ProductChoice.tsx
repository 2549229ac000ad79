import { type ComponentProps, useEffect, useState } from 'react';
import { LongSelect } from './LongSelect.tsx';

/** A select of products with the pack of the chosen one. */
export function ProductChoice({
  pictures,
  ...select
}: ComponentProps<typeof LongSelect> & {
  /** URLs of the packs, by `pack/<key>`. */
  pictures: Readonly<Record<string, string>> | undefined;
}) {
  const { id, answer } = select;
  const [chosen, choose] = useState(answer);
  // A product may have been chosen before hydration.
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
