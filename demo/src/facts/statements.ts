import type { Phrase } from '../texts/phrase.ts';

type Statements = Readonly<Record<string, Phrase>>;

/** Hazard statements as the label prints them. */
export const hazardStatements: Statements = {
  H222: ['Vrlo lako zapaljivi aerosol.', 'Extremely flammable aerosol.'],
  H225: ['Lako zapaljiva tečnost i para.', 'Highly flammable liquid and vapour.'],
  H226: ['Zapaljiva tečnost i para.', 'Flammable liquid and vapour.'],
  H229: [
    'Spremnik pod pritiskom: može se rasprsnuti ako se grije.',
    'Pressurised container: may burst if heated.',
    'Spremnik pod tlakom: može se rasprsnuti ako se grije.',
    'Posuda pod pritiskom: može da se rasprsne ako se zagrijava.',
  ],
  H272: [
    'Može pojačati požar; oksidans.',
    'May intensify fire; oxidiser.',
    undefined,
    'Može da pojača požar; oksidujuće sredstvo.',
  ],
  H290: ['Može nagrizati metale.', 'May be corrosive to metals.', undefined, 'Može da bude korozivno za metale.'],
  H302: ['Štetno ako se proguta.', 'Harmful if swallowed.'],
  H304: [
    'Može biti smrtonosno ako se proguta i uđe u dišni sistem.',
    'May be fatal if swallowed and enters airways.',
    'Može biti smrtonosno ako se proguta i uđe u dišni sustav.',
    'Može da izazove smrt ako se proguta i dospije u disajne puteve.',
  ],
  H314: [
    'Uzrokuje teške opekotine kože i oštećenje oka.',
    'Causes severe skin burns and eye damage.',
    'Uzrokuje teške opekline kože i ozljede oka.',
    'Izaziva teške opekotine kože i oštećenje oka.',
  ],
  H315: ['Nadražuje kožu.', 'Causes skin irritation.', undefined, 'Izaziva iritaciju kože.'],
  H317: [
    'Može izazvati alergijsku reakciju na koži.',
    'May cause an allergic skin reaction.',
    undefined,
    'Može da izazove alergijske reakcije na koži.',
  ],
  H318: [
    'Uzrokuje teško oštećenje oka.',
    'Causes serious eye damage.',
    'Uzrokuje teške ozljede oka.',
    'Dovodi do teškog oštećenja oka.',
  ],
  H319: [
    'Uzrokuje jako nadraživanje oka.',
    'Causes serious eye irritation.',
    undefined,
    'Dovodi do jake iritacije oka.',
  ],
  H335: [
    'Može nadražiti dišni sistem.',
    'May cause respiratory irritation.',
    'Može nadražiti dišni sustav.',
    'Može da izazove iritaciju respiratornih organa.',
  ],
  H336: [
    'Može izazvati pospanost ili vrtoglavicu.',
    'May cause drowsiness or dizziness.',
    undefined,
    'Može da izazove pospanost i nesvjesticu.',
  ],
  H400: [
    'Vrlo otrovno za vodeni okoliš.',
    'Very toxic to aquatic life.',
    undefined,
    'Veoma toksično po živi svijet u vodi.',
  ],
  H410: [
    'Vrlo otrovno za vodeni okoliš, s dugotrajnim posljedicama.',
    'Very toxic to aquatic life with long lasting effects.',
    undefined,
    'Veoma toksično po živi svijet u vodi sa dugotrajnim posljedicama.',
  ],
  H411: [
    'Otrovno za vodeni okoliš, s dugotrajnim posljedicama.',
    'Toxic to aquatic life with long lasting effects.',
    undefined,
    'Toksično po živi svijet u vodi sa dugotrajnim posljedicama.',
  ],
  H412: [
    'Štetno za vodeni okoliš, s dugotrajnim posljedicama.',
    'Harmful to aquatic life with long lasting effects.',
    undefined,
    'Štetno po živi svijet u vodi sa dugotrajnim posljedicama.',
  ],
  EUH031: [
    'U dodiru s kiselinama oslobađa otrovni plin.',
    'Contact with acids liberates toxic gas.',
    undefined,
    'U kontaktu sa kiselinama oslobađa toksičan gas.',
  ],
  EUH208: [
    'Sadrži mirisne sastojke. Može izazvati alergijsku reakciju.',
    'Contains fragrance ingredients. May produce an allergic reaction.',
    undefined,
    'Sadrži mirisne sastojke. Može da izazove alergijsku reakciju.',
  ],
  EUH210: [
    'Sigurnosno-tehnički list dostupan na zahtjev.',
    'Safety data sheet available on request.',
    undefined,
    'Bezbjednosni list dostupan na zahtjev.',
  ],
};

/** Precautionary statements as the label prints them. */
export const precautionaryStatements: Statements = {
  P101: [
    'Ako je potrebna liječnička pomoć, pokazati spremnik ili etiketu.',
    'If medical advice is needed, have product container or label at hand.',
    'Ako je potrebna liječnička pomoć, pokazati spremnik ili naljepnicu.',
    'Ako je potreban medicinski savjet, sa sobom ponesite ambalažu ili etiketu proizvoda.',
  ],
  P102: ['Čuvati izvan dohvata djece.', 'Keep out of reach of children.', undefined, 'Čuvati van domašaja djece.'],
  P210: [
    'Čuvati odvojeno od topline, vrućih površina, iskri i otvorenog plamena. Ne pušiti.',
    'Keep away from heat, hot surfaces, sparks and open flames. No smoking.',
    undefined,
    'Držati dalje od izvora toplote, vrućih površina, varnica i otvorenog plamena. Zabranjeno pušenje.',
  ],
  P220: [
    'Čuvati odvojeno od odjeće i drugih zapaljivih materijala.',
    'Keep away from clothing and other combustible materials.',
  ],
  P251: ['Ne bušiti, niti paliti čak ni nakon upotrebe.', 'Do not pierce or burn, even after use.'],
  P260: ['Ne udisati pare ni aerosol.', 'Do not breathe vapours or spray.'],
  P273: [
    'Izbjegavati ispuštanje u okoliš.',
    'Avoid release to the environment.',
    undefined,
    'Izbjegavati ispuštanje u životnu sredinu.',
  ],
  P280: ['Nositi zaštitne rukavice i zaštitu za oči.', 'Wear protective gloves and eye protection.'],
  'P301+P310': [
    'AKO SE PROGUTA: odmah nazvati centar za kontrolu otrovanja ili ljekara.',
    'IF SWALLOWED: immediately call a poison centre or doctor.',
    'AKO SE PROGUTA: odmah nazvati centar za kontrolu otrovanja ili liječnika.',
    'AKO SE PROGUTA: odmah pozvati centar za kontrolu trovanja ili ljekara.',
  ],
  'P301+P330+P331': [
    'AKO SE PROGUTA: isprati usta. Ne izazivati povraćanje.',
    'IF SWALLOWED: rinse mouth. Do not induce vomiting.',
  ],
  'P302+P352': [
    'U SLUČAJU DODIRA S KOŽOM: oprati velikom količinom vode.',
    'IF ON SKIN: wash with plenty of water.',
    undefined,
    'AKO DOSPIJE NA KOŽU: isprati sa puno vode.',
  ],
  'P303+P361+P353': [
    'U SLUČAJU DODIRA S KOŽOM (ili kosom): odmah skinuti svu zagađenu odjeću. Isprati kožu vodom.',
    'IF ON SKIN (or hair): take off immediately all contaminated clothing. Rinse skin with water.',
    undefined,
    'AKO DOSPIJE NA KOŽU (ili kosu): hitno skinuti svu kontaminiranu odjeću. Isprati kožu vodom.',
  ],
  'P305+P351+P338': [
    'U SLUČAJU DODIRA S OČIMA: oprezno ispirati vodom nekoliko minuta. Ukloniti kontaktne leće ako ih nosite i ako se lako uklanjaju. Nastaviti ispirati.',
    'IF IN EYES: rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    undefined,
    'AKO DOSPIJE U OČI: pažljivo ispirati vodom nekoliko minuta. Ukloniti kontaktna sočiva, ako postoje i ako je to moguće učiniti. Nastaviti sa ispiranjem.',
  ],
  P310: [
    'Odmah nazvati centar za kontrolu otrovanja ili ljekara.',
    'Immediately call a poison centre or doctor.',
    'Odmah nazvati centar za kontrolu otrovanja ili liječnika.',
    'Odmah pozvati centar za kontrolu trovanja ili ljekara.',
  ],
  P331: ['Ne izazivati povraćanje.', 'Do not induce vomiting.'],
  'P337+P313': [
    'Ako nadraživanje oka ne prestaje: zatražiti savjet ljekara.',
    'If eye irritation persists: get medical advice.',
    'Ako nadražaj oka ne prestaje: zatražiti savjet liječnika.',
    'Ako iritacija oka ne prolazi: potražiti medicinski savjet.',
  ],
  'P403+P235': [
    'Skladištiti na dobro prozračenom mjestu. Održavati hladnim.',
    'Store in a well-ventilated place. Keep cool.',
    undefined,
    'Skladištiti na mjestu sa dobrom ventilacijom. Držati na hladnom.',
  ],
  'P410+P412': [
    'Zaštititi od sunčevog svjetla. Ne izlagati temperaturi višoj od 50 °C.',
    'Protect from sunlight. Do not expose to temperatures exceeding 50 °C.',
    undefined,
    'Zaštititi od sunčeve svjetlosti. Ne izlagati temperaturi višoj od 50 °C.',
  ],
  P501: [
    'Odložiti sadržaj i spremnik u skladu s lokalnim propisima.',
    'Dispose of contents and container in accordance with local regulations.',
    undefined,
    'Odlaganje sadržaja i ambalaže u skladu sa lokalnim propisima.',
  ],
};
