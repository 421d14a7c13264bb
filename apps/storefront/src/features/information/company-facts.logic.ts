import type { PickupPlaceView, SupplierView } from '@sjaj/contract';
import type { PageText } from '@sjaj/i18n/pages';

type Facts = Readonly<Record<string, string | null>>;

/** What fills the placeholders of information pages; nothing while staff have not entered the company data. */
export function companyFacts(supplier: SupplierView | null, places: readonly PickupPlaceView[] = []): Facts {
  const branches = places.map(({ title }) => title).join(' · ');
  if (!supplier) return { branches };
  const { shortName, logoUrl: _, ...facts } = supplier;
  return { ...facts, branches, shop: shortName, address: addressOf(supplier) };
}

const addressOf = ({ street, postalCode, town }: Pick<SupplierView, 'street' | 'postalCode' | 'town'>): string =>
  `${street}, ${postalCode} ${town}`;

/** A section for each branch: where it is, its phone, when it is open. */
export const branchSections = (
  places: readonly PickupPlaceView[],
  hoursText: (hours: PickupPlaceView['workingHours'][number]) => string,
): PageText['sections'] =>
  places.map((place) => ({
    title: place.title,
    paragraphs: [],
    list: [addressOf(place), ...(place.phone === null ? [] : [place.phone]), ...place.workingHours.map(hoursText)],
    steps: [],
    questions: [],
  }));

const PLACEHOLDER = /\{(\w+)\}/g;

/** The text with its placeholders filled; null where one of them has no value. */
function filled(text: string, facts: Facts): string | null {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  if (names.some((name) => !facts[name])) return null;
  return text.replaceAll(PLACEHOLDER, (_, name: string) => facts[name] ?? '');
}

/** The page for this company: a text that names what is not known is left out, and so is a section that has none left. */
export function withCompanyFacts({ lead, sections }: PageText, facts: Facts): PageText {
  const all = (texts: readonly string[]): string[] => texts.flatMap((text) => filled(text, facts) ?? []);
  return {
    lead: filled(lead, facts) ?? '',
    sections: sections
      .map(({ title, paragraphs, list, steps, questions }) => ({
        title,
        paragraphs: all(paragraphs),
        list: all(list),
        steps: all(steps),
        questions: questions.flatMap(({ question, answer }) => {
          const known = filled(answer, facts);
          return known === null ? [] : [{ question, answer: known }];
        }),
      }))
      .filter((section) =>
        [section.paragraphs, section.list, section.steps, section.questions].some((part) => part.length > 0),
      ),
  };
}
