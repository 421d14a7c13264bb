import { lazyPart } from '@sjaj/ui';
import { InformationPage } from '../features/information/index.ts';
import { measurementScript } from '../shared/measurement-script.ts';
import { accountTexts } from '../shared/texts/account-texts.ts';

const MeasurementChoice = lazyPart(async () => {
  const [file] = await Promise.all([import('../features/measurement/index.ts'), accountTexts()]);
  return file.MeasurementChoice;
});

/** The page about security and privacy, with the choice of this browser where the owner measures visits. */
export function PrivacyPage() {
  return (
    <>
      <InformationPage />
      {measurementScript() !== null && <MeasurementChoice />}
    </>
  );
}
