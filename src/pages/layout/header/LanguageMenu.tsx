import { languages } from '../../../site/i18n/languages.ts';
import { words } from '../../../site/i18n/words.ts';
import { Flag } from '../../components/pictures/Icon.tsx';
import { useVisit } from '../visit.ts';

/**
 * Links to the same page and query in the other languages. A script stores the choice.
 */
export function LanguageMenu() {
  const { language, t, inLanguage } = useVisit();
  return (
    <details name="header" className="drop-menu">
      <summary aria-label={t('language.menu')}>
        <Flag language={language} />
      </summary>
      <ul>
        {languages.map((other) => (
          <li key={other}>
            <a
              href={inLanguage(other)}
              hrefLang={other}
              lang={other}
              data-language={other}
              aria-current={other === language ? 'true' : undefined}
            >
              <Flag language={other} />
              {words[other]('language.own')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
