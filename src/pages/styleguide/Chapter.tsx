import type { ReactNode } from 'react';

/** A chapter of the style guide. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="paper guide">
      <div className="wrap stack stack--wide">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** A labelled example. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="guide-sample">
      <p className="guide-name">{name}</p>
      {children}
    </div>
  );
}
