import { styleFileAddresses } from 'virtual:client-assets';
import type { ReactNode } from 'react';
import { SheetsInFile } from '../components/Style.tsx';
import { type StyleFile, styleFiles } from './styleFiles.ts';

interface BelowProps {
  files: readonly StyleFile[];
  children: ReactNode;
}

/**
 * Content below the fold, preceded by links to its style files. Browsers paint the content
 * above without waiting for them, and fetch a file only once.
 */
export const Below = ({ files, children }: BelowProps) => (
  <>
    {files.map((file) => (
      <link key={file} rel="stylesheet" href={styleFileAddresses[file]} />
    ))}
    <StyledBelow files={files}>{children}</StyledBelow>
  </>
);

/** Content that is hidden until style files linked further down have loaded. */
export const StyledBelow = ({ files, children }: BelowProps) => (
  <SheetsInFile value={files.flatMap((file) => styleFiles[file])}>{children}</SheetsInFile>
);
