import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { heroFrame, heroScene } from '../../src/pages/drawings/heroScene.ts';

/*
 * Renders the hero's scene into public/video: hero.webm (VP9), hero.mp4 (H.264) and the
 * poster hero.webp. Run it by hand after a change to the scene. It needs ffmpeg with
 * libvpx-vp9, libx264 and libwebp (Debian: apt-get install ffmpeg).
 *
 *   node build/drawings/heroVideo.ts
 */
const framesPerSecond = 30;
/**
 * The time in the scene, in seconds, at which the film begins. The same frame is the
 * poster.
 */
const firstMoment = 3.1;
const folder = join(import.meta.dirname, '../../public/video');

const ffmpeg = (...options: string[]): void => {
  try {
    execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...options], {
      stdio: 'inherit',
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('ffmpeg is not installed; on Debian: apt-get install ffmpeg', {
        cause: error,
      });
    throw error;
  }
};

const frames = mkdtempSync(join(tmpdir(), 'hero-'));
try {
  const count = heroScene.seconds * framesPerSecond;
  const render = (time: number) => new Resvg(heroFrame(time)).render().asPng();
  for (let i = 0; i < count; i++)
    writeFileSync(
      join(frames, `${String(i).padStart(4, '0')}.png`),
      render(firstMoment + i / framesPerSecond),
    );
  mkdirSync(folder, { recursive: true });
  const input = ['-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')];
  const colour =
    '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -an';
  const encode = (options: string, ...more: string[]) =>
    ffmpeg(...input, ...`${colour} ${options}`.split(' '), ...more);
  const vp9 = `-c:v libvpx-vp9 -b:v 0 -crf 39 -row-mt 1 -g ${count}`;
  const log = ['-passlogfile', join(frames, 'pass')];
  encode(`${vp9} -pass 1 -f null`, ...log, '-');
  encode(`${vp9} -pass 2 -deadline good -cpu-used 1`, ...log, join(folder, 'hero.webm'));
  encode(
    `-c:v libx264 -preset veryslow -tune animation -crf 26 -g ${count} -movflags +faststart`,
    join(folder, 'hero.mp4'),
  );
  const webp = '-c:v libwebp -quality 72 -compression_level 6'.split(' ');
  ffmpeg('-i', join(frames, '0000.png'), ...webp, join(folder, 'hero.webp'));
  for (const file of ['hero.webm', 'hero.mp4', 'hero.webp'])
    console.log(`${file} ${Math.round(statSync(join(folder, file)).size / 1000)} kB`);
} finally {
  rmSync(frames, { recursive: true, force: true });
}
