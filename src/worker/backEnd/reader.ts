import type { BackEndReader } from '../../pages/route.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { call } from './call.ts';
import type { Connection } from './connection.ts';
import { newsReader } from './newsReader.ts';
import { promotionReader } from './promotionReader.ts';
import type { ReadContext } from './readContext.ts';
import type { OnCut } from './responses/items.ts';
import type { Source } from './source.ts';
import { copyKey, kindOf } from './staleCopies/copyKeys.ts';
import { withStaleCopy } from './staleCopies/staleCopies.ts';

/**
 * @param language Language of the page, sent to the back end.
 * @param development Whether this is a development back end.
 */
export function createReader(
  connection: Connection,
  language: Language,
  context: ReadContext,
  development: boolean,
): BackEndReader {
  const source: Source = {
    get: (path) => call(connection, path, language),
    post: (path, body) => call(connection, path, language, body),
    copyOf: (name, ask, own = context) => {
      const key = copyKey(name, language, development);
      const askOnce = (current: ReadContext) =>
        ask(current, onceEach(kindOf(key), current));
      return withStaleCopy(key, askOnce, own);
    },
    context,
  };
  return { ...newsReader(source), ...promotionReader(source) };
}

/** Reports each kind of cut once per response. */
function onceEach(kind: string, { onCut }: ReadContext): OnCut {
  const reported = new Set<string>();
  return (what) => {
    if (!reported.has(what)) onCut?.(kind, what);
    reported.add(what);
  };
}
