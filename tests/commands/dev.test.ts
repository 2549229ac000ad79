import { afterAll, expect, test, vi } from 'vitest';
import { replacing } from '../support/content.ts';
import { developedSite, patiently } from '../support/developedSite.ts';
import { copyProject } from '../support/projectCopy.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const project = copyProject();
afterAll(project.remove);

test('npm run dev shows a fault in the browser and the terminal until it is fixed', async () => {
  const page = '/es/producto/jummy';
  const jummy = 'content/products/jummy.json';
  const line = `${jummy}: line 3 has no comma at its end. Write , after «"family": "jummy"».`;
  const site = await developedSite(project.folder, page);
  try {
    site.edit(jummy, replacing('"family": "jummy",', '"family": "jummy"'));
    await expect.poll(() => site.shown(page), patiently).toMatch(/^503 <!DOCTYPE html>/);
    expect(await site.shown(page)).toContain(line);
    await expect.poll(() => site.said(), patiently).toContain(line);
    site.edit(jummy, replacing('"family": "jummy"', '"family": "jummy",'));
    await expect.poll(() => site.shown(page), patiently).toContain('200 ');
    await expect.poll(() => site.said(), patiently).toContain('content/ has no fault');
  } finally {
    await site.stop();
  }
});
