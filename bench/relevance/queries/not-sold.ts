/** What a shop for cleaning and safety supplies is asked for and does not sell: the honest answer is an empty page. */
export const NOT_SOLD: readonly string[] = `
a4 papir|fotokopir papir|papir za printer|papir za kopiranje a4|toner za printer|toner hp|hp laserjet|printer|tinta za printer
registrator|registratori a4|heftalica|klamerice|hemijska olovka|olovke|bilježnica|sveska a5|kalkulator|selotejp
insekticid|sprej za komarce|mamac za miševe|otrov za pacove|sprej protiv muha|sredstvo protiv žohara|mišolovka
laptop|monitor|tastatura|mobitel|punjač za mobitel|usb stick|sijalica|led sijalica|produžni kabal|baterije aa|štampač
kafa u zrnu|mljevena kafa|kafa 1kg|šećer|šećer u kesicama|sol kuhinjska|brašno|ulje suncokretovo|mineralna voda|sok|čaj|čokolada|mlijeko
kruh|meso|piletina|jaja|pivo|rakija
cement|malter|boja za zid|jupol|silikonska kit masa|gips ploče|stiropor|vijci|ekseri|čekić|bušilica|brusilica|lopata za snijeg|testera|merdevine|ljestve
bušilica bosch|aparat za varenje|elektrode|skela|mješalica za beton|armatura|crijep|cigla
stolica kancelarijska|radni sto|ormar|police metalne|krevet|madrac|jastuk|jorgan|peškiri frotir|zavjese|deka
automobilske gume|motorno ulje|antifriz|akumulator za auto|felge|brisači za auto|lanci za snijeg
televizor|frižider|zamrzivač|mikrovalna|veš mašina|klima uređaj|bojler|toster|kuhalo za vodu
paracetamol|lijekovi|šprica|igle za šprice|infuzija|tlakomjer|toplomjer|test za covid|insulin|hirurški konac
pelene|pampers|hrana za pse|hrana za mačke|igračke|lopta|bicikl|knjiga|gitara|cvijeće|sjeme trave|đubrivo za cvijeće|saksija
parfem|ruž|lak za nokte|dezodorans|sat|naušnice zlatne|torba|kofer|kišobran|majica|farmerke|haljina|čarape|donji veš muški
vatrogasni aparat 6 kg|hidrant|detektor dima|alarm|video nadzor|kamera
photocopy paper|ink cartridge|office chair|car tyres|light bulb|coffee beans|mosquito spray
rat poison|dog food|ladder|laptop charger|notebook
`
  .split(/[|\n]/)
  .filter((text) => text !== '');
