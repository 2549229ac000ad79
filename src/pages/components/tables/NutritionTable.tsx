import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './NutritionTable.css?inline';

/** A nutrition table as on packs. Rows with class `sub` are part of the row above. */
export function NutritionTable({ children }: { children: ReactNode }) {
  return (
    <>
      <Style name="NutritionTable" css={css} />
      <table className="nutri">{children}</table>
    </>
  );
}
