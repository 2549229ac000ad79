import { Lexer, type Token } from './lexer.ts';

/** Names of what acts, reaches outside the file, or brings another file along. */
const activeNames = [
  'JavaScript',
  'OnInstantiate',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'Movie',
  'Sound',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
];
/** A font or a glyph may have these names, too. They act by what follows them. */
const activeKeys = ['JS', 'AA'];
const isKey = new Map([
  ...activeNames.map((name) => [name, false] as const),
  ...activeKeys.map((name) => [name, true] as const),
]);
const valueTokens = new Set<Token>(['<<', 'string', 'number']);
/** Levels of brackets; files of real programs have a dozen. */
const deepest = 200;

/**
 * Reads the tokens of objects, sees to it that their brackets match, and notices names
 * that act.
 */
export class ObjectReader extends Lexer {
  isActive = false;
  /** The last name, without its slash. */
  name = '';
  readonly #brackets: Token[] = [];
  #isAfterKey = false;

  /** Open brackets. */
  get depth(): number {
    return this.#brackets.length;
  }

  override next(): Token {
    const token = super.next();
    if (this.#isAfterKey && valueTokens.has(token)) this.isActive = true;
    this.#isAfterKey = false;
    switch (token) {
      case 'name':
        return this.#readName();
      case '<<':
      case '[':
        return this.#brackets.push(token) > deepest ? 'unreadable' : token;
      case '>>':
        return this.#brackets.pop() === '<<' ? token : 'unreadable';
      case ']':
        return this.#brackets.pop() === '[' ? token : 'unreadable';
      case 'end':
        return this.#brackets.length ? 'unreadable' : token;
      default:
        return token;
    }
  }

  #readName(): Token {
    this.name = this.text.slice(this.start + 1, this.end);
    const isActiveKey = isKey.get(this.name);
    this.#isAfterKey = isActiveKey === true;
    if (isActiveKey === false || hidesLetters(this.name)) this.isActive = true;
    return 'name';
  }
}

/**
 * Whether a name has codes of letters, as in `#4a` for J, or a # that is no code, which
 * viewers read in different ways. Programs write codes for other signs only.
 */
const hidesLetters = (name: string): boolean =>
  name.includes('#') && /#(?:[46][1-9a-f]|[57][\da]|(?![\da-f]{2}))/i.test(name);
