import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Largest invisible difference of a colour channel, of 255. */
const channelTolerance = 24;
/** Share of the pixels that may differ: anti-aliasing is not always identical. */
const shareTolerance = 0.0005;

/** Lists the screenshots whose size or pixels differ between two folders. */
export async function changedShots(before: string, after: string): Promise<string[]> {
  const changes: string[] = [];
  const shots = readdirSync(before).filter((name) => name.endsWith('.png'));
  for (const shot of shots) {
    if (!existsSync(join(after, shot))) {
      changes.push(`${shot} is missing`);
      continue;
    }
    const old = await pixelsOf(join(before, shot));
    const now = await pixelsOf(join(after, shot));
    if (old.size !== now.size) {
      changes.push(`${shot}: ${old.size}, now ${now.size}`);
      continue;
    }
    const share = shareChanged(old.data, now.data);
    if (share > shareTolerance)
      changes.push(`${shot}: ${(share * 100).toFixed(2)} % differ`);
  }
  return changes;
}

async function pixelsOf(path: string): Promise<{ size: string; data: Buffer }> {
  const picture = sharp(path).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { size: `${info.width} × ${info.height}`, data };
}

function shareChanged(a: Buffer, b: Buffer): number {
  let changed = 0;
  for (let i = 0; i < a.length; i += 3) {
    const difference = Math.max(
      Math.abs(a.readUInt8(i) - b.readUInt8(i)),
      Math.abs(a.readUInt8(i + 1) - b.readUInt8(i + 1)),
      Math.abs(a.readUInt8(i + 2) - b.readUInt8(i + 2)),
    );
    if (difference > channelTolerance) changed++;
  }
  return changed / (a.length / 3);
}
