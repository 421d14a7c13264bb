import { texts } from '../../texts.ts';

/** Reminders about the machines of a company. */
export const machineMessage = texts({
  warrantyEnding: {
    en: 'The warranty of {machine} ends on {day}.',
    bs: 'Garancija ističe {day}: {machine}.',
    hr: 'Jamstvo istječe {day}: {machine}.',
    srLatn: 'Garancija ističe {day}: {machine}.',
  },
  serviceDue: {
    en: 'Service is due on {day}: {machine}.',
    bs: 'Redovni servis je {day}: {machine}.',
    hr: 'Redoviti servis je {day}: {machine}.',
    srLatn: 'Redovni servis je {day}: {machine}.',
  },
});
