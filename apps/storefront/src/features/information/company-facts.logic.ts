import type { PickupPlaceView, SupplierView } from '@sjaj/contract';
import type { PageText } from '@sjaj/i18n/pages';

type Facts = Readonly<Record<string, string | null>>;

/** Values of the placeholders in information pages; empty until staff have entered the company data. */
export function companyFacts(supplier: SupplierView | null, places: readonly PickupPlaceView[] = []): Facts {
  const branches = places.map(({ title }) => title).join(' · ');
  if (!supplier) return { branches };
  const { shortName, logoUrl: _, ...facts } = supplier;
  return { ...facts, branches, shop: shortName, address: addressOf(supplier) };
}

const addressOf = ({ street, postalCode, town }: Pick<SupplierView, 'street' | 'postalCode' | 'town'>): string =>
  `${street}, ${postalCode} ${town}`;

/** A section for each branch: address, phone, opening hours. */
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

/** Fills the placeholders of a text; null if one of them has no value. */
function filled(text: string, facts: Facts): string | null {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  if (names.some((name) => !facts[name])) return null;
  return text.replaceAll(PLACEHOLDER, (_, name: string) => facts[name] ?? '');
}

/** The page with the company data. Texts with an unknown placeholder are omitted, and so are sections without texts. */
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
