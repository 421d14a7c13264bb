import { texts } from '../../texts.ts';

/** Reminders about the machines of a company. A date ends with a full stop in all languages but English. */
export const machineMessage = texts({
  warrantyEnding: {
    en: 'The warranty of {machine} ends on {day}.',
    bs: '{machine}: garancija ističe {day}',
    hr: '{machine}: jamstvo istječe {day}',
    srLatn: '{machine}: garancija ističe {day}',
  },
  serviceDue: {
    en: 'Service is due on {day}: {machine}.',
    bs: '{machine}: redovni servis je {day}',
    hr: '{machine}: redoviti servis je {day}',
    srLatn: '{machine}: redovni servis je {day}',
  },
});
