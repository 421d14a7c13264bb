// Own simplified safety symbols on a field of 330 × 330, and the ground they stand on.
const MUST = '<circle cx="165" cy="145" r="112" fill="#0b5cad"/>';
const WARN = '<path d="M165 36L290 250H40Z" fill="#f9c80e" stroke="#111" stroke-width="14" stroke-linejoin="round"/>';
const STROKE = 'stroke-linecap="round" stroke-linejoin="round" fill="none"';

export type SignSymbol = { ground: string; ink: string; art: string };

const WHITE = { ground: '#fdfdfc', ink: '#15191f' };
const GREEN = { ground: '#0a8f4f', ink: '#ffffff' };

export const SIGN_SYMBOLS: Readonly<Record<string, SignSymbol>> = {
  warn: { ...WHITE, art: `${WARN}<path d="M155 110H175L171 185H159Z"/><circle cx="165" cy="212" r="12"/>` },
  slip: {
    ...WHITE,
    art:
      `${WARN}<circle cx="182" cy="112" r="13"/>` +
      `<path d="M178 130L158 160L184 184L164 218M178 130L210 146L232 138M184 184L222 206" stroke="#111" stroke-width="13" ${STROKE}/>` +
      `<path d="M112 226q14 -10 28 0t28 0" stroke="#111" stroke-width="7" ${STROKE}/>`,
  },
  helmet: {
    ...WHITE,
    art: `${MUST}<path d="M95 150Q95 80 165 80T235 150H246V162H84V150Z" fill="#fff"/><path d="M112 172H218Q216 222 165 228Q114 222 112 172Z" fill="#fff"/>`,
  },
  gloves: {
    ...WHITE,
    art:
      `${MUST}<path d="M132 226V176L104 142Q98 128 110 124Q118 122 126 132L138 148V96Q138 84 148 84Q157 84 157 96V134L160 82` +
      'Q161 70 170 70Q180 70 180 82V134L186 88Q188 77 197 78Q206 80 205 92L202 140L208 112Q212 102 220 105Q228 108 226 118L216 176Q212 192 206 200V226Z" fill="#fff"/>',
  },
  ban: {
    ...WHITE,
    art:
      '<circle cx="165" cy="145" r="100" fill="#fff" stroke="#d0121b" stroke-width="22"/><path d="M95 160H215V176H95ZM222 160h16v16h-16Z"/>' +
      `<path d="M230 150q10 -14 0 -26t2 -22" stroke="#111" stroke-width="6" fill="none"/><path d="M94 74L236 216" stroke="#d0121b" stroke-width="22"/>`,
  },
  exit: {
    ...GREEN,
    art:
      '<path d="M190 50H290V250H190Z" fill="#fff"/><circle cx="150" cy="78" r="18" fill="#fff"/>' +
      `<path d="M146 104L112 130L80 122M146 104L160 160L196 176M148 150L122 196L76 206M156 164L168 214" stroke="#fff" stroke-width="20" ${STROKE}/>`,
  },
  aid: { ...GREEN, art: '<path d="M135 50H195V115H260V175H195V240H135V175H70V115H135Z" fill="#fff"/>' },
  fire: {
    ground: '#c8161d',
    ink: '#ffffff',
    art:
      '<path d="M126 110Q126 84 152 82V66H178V82Q204 84 204 110V244H126Z" fill="#fff"/>' +
      `<path d="M178 62L222 50M178 70Q232 76 228 136" stroke="#fff" stroke-width="11" ${STROKE}/><path d="M146 130H184V190H146Z" fill="#c8161d"/>`,
  },
};
