/** What is not sold here, near to the assortment and far from it: the honest answer is an empty page. */
export const NOT_SOLD: readonly string[] = `
odčepljivač odvoda|wc četka|otirač za ulaz|gumena staza|pajalica|čačkalice|slamke za sok|svijeće|upaljač
pelet|ćumur za roštilj|plinska boca|posteljina hotelska|čaršafi|sef za sobu|minibar
aparat za espresso|stetoskop|invalidska kolica|dječija kolica|kolica za bebe|kočione pločice|keramičke pločice
slavina|tuš kabina|parket hrastov|lak za parket|boja za beton|kit za fuge|koverte|flomasteri|projektor|kosilica
trimer za travu|baštensko crijevo|hrana za ribice|vitamin c|maslinovo ulje|sirće|tjestenina|kečap|cigarete|žarulje h7
wheelchair|garden hose|envelopes|frying pan|toilet brush|штампач у боји
`
  .split(/[|\n]/)
  .filter((text) => text !== '');
