import './article-form.css';
import { BasicsSection } from './basics-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { QuantitiesSection } from './quantities-section.tsx';
import type { SectionProps } from './section-props.ts';
import { TextsSection } from './texts-section.tsx';

/** The sections of the form, in their order. */
export function FormSections(props: SectionProps) {
  return (
    <>
      <TextsSection {...props} />
      <BasicsSection {...props} />
      <PricesSection {...props} />
      <QuantitiesSection {...props} />
    </>
  );
}
