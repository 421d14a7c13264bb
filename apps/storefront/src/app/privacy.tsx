import { lazy, Suspense } from 'react';
import { InformationPage } from '../features/information/index.ts';
import { measurementScript } from '../shared/measurement-script.ts';
import { accountTexts } from '../shared/texts/account-texts.ts';

const MeasurementChoice = lazy(async () => {
  const [file] = await Promise.all([import('../features/measurement/index.ts'), accountTexts()]);
  return { default: file.MeasurementChoice };
});

/** The page about security and privacy, with the choice of this browser where the owner measures visits. */
export function PrivacyPage() {
  return (
    <>
      <InformationPage />
      <Suspense>{measurementScript() !== null && <MeasurementChoice />}</Suspense>
    </>
  );
}
