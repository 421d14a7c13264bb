export { MeasurementBanner } from './measurement-banner.tsx';
export { MeasurementChoice } from './measurement-choice.tsx';
