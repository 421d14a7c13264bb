import './article-form.css';
import { t } from '../../../shared/texts/t.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { AttributesSection } from './attributes-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { BreaksSection } from './breaks-section.tsx';
import { LinksSection } from './links-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { QuantitiesSection } from './quantities-section.tsx';
import { UnitsSection } from './units-section.tsx';
import { TEXT_FIELDS } from './draft.logic.ts';
import type { SectionProps } from './section-props.ts';

interface FormSectionsProps extends SectionProps {
  /** Titles of saved links by their code. */
  readonly linkTitles?: Readonly<Record<string, string>>;
}

/** The sections of the form, in their order. */
export function FormSections({ linkTitles = {}, ...props }: FormSectionsProps) {
  return (
    <>
      <TextsCard
        title={t('article.namesAndTexts')}
        fields={TEXT_FIELDS}
        texts={props.state.draft}
        errors={props.errors}
        onWrite={props.state.set}
      />
      <BasicsSection {...props} />
      <AttributesSection {...props} />
      <PricesSection {...props} />
      <QuantitiesSection {...props} />
      <UnitsSection {...props} />
      <BreaksSection {...props} />
      <LinksSection {...props} titles={linkTitles} />
    </>
  );
}
