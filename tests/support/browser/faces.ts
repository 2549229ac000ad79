/** Uses the browser's devtools. */
type Ask = (method: string, parameters?: object) => Promise<object>;

/** System fonts used for text on the page; code is meant to use them. */
export async function facesOfTheSystem(ask: Ask): Promise<string[]> {
  await ask('DOM.enable');
  await ask('CSS.enable');
  const { root } = (await ask('DOM.getDocument')) as { root: { nodeId: number } };
  const body = await ask('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
  const { fonts } = (await ask('CSS.getPlatformFontsForNode', body)) as {
    fonts: { familyName: string; isCustomFont: boolean; glyphCount: number }[];
  };
  return fonts
    .filter(({ isCustomFont, familyName }) => !isCustomFont && !/mono/i.test(familyName))
    .map(({ familyName, glyphCount }) => `${familyName}: ${glyphCount} letters`);
}
