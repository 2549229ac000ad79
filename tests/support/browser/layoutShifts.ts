export interface LayoutShift {
  /** Share of the viewport times the share of its size by which it moved. */
  value: number;
  /** The beginnings of the elements that moved; pseudo-elements have none. */
  elements: string[];
}

/** The layout shifts since the page was loaded that nobody caused. Runs in the page. */
export function layoutShifts(): LayoutShift[] {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Element | null }[];
  })[];
  return shifts
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => ({
      value,
      elements: sources.flatMap(({ node }) => node?.outerHTML?.slice(0, 80) ?? []),
    }));
}

export const sumOf = (shifts: LayoutShift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
