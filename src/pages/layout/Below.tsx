import { styleFileAddresses } from 'virtual:client-assets';
import type { ReactNode } from 'react';
import { SheetsInFile } from '../components/Style.tsx';
import { type StyleFile, styleFiles } from './styleFiles.ts';

interface BelowProps {
  files: readonly StyleFile[];
  children: ReactNode;
}

/**
 * What stands below the first screen, after its style files. Browsers paint what comes
 * before without waiting for them, and fetch a file once however often it is linked.
 */
export const Below = ({ files, children }: BelowProps) => (
  <>
    {files.map((file) => (
      <link key={file} rel="stylesheet" href={styleFileAddresses[file]} />
    ))}
    <StyledBelow files={files}>{children}</StyledBelow>
  </>
);

/** What is closed until style files further down have arrived. */
export const StyledBelow = ({ files, children }: BelowProps) => (
  <SheetsInFile value={files.flatMap((file) => styleFiles[file])}>
    {children}
  </SheetsInFile>
);
