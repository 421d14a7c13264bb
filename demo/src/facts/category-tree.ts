/** Outline | bs | en | hr | srLatn; the last two only where words alone would not do. */
export const TREE = `
1|Sredstva za čišćenje i higijenu|Cleaning and hygiene products
1.1|Podovi|Floors
1.1.1|Svakodnevno pranje podova|Daily floor cleaning
1.1.2|Zaštitni premazi i emulzije|Protective coatings and emulsions
1.1.3|Skidači premaza|Coating strippers
1.2|Sanitarni prostori|Washrooms
1.2.1|Dnevno čišćenje sanitarija|Daily washroom cleaning
1.2.2|Uklanjanje kamenca|Limescale removal
1.2.3|WC gelovi i osvježivači|WC gels and fresheners
1.3|Kuhinja i ugostiteljstvo|Kitchen and catering
1.3.1|Odmašćivači|Degreasers
1.3.2|Mašinsko pranje posuđa|Machine dishwashing|Strojno pranje posuđa
1.3.3|Ručno pranje posuđa|Manual dishwashing
1.3.4|Čišćenje pećnica i roštilja|Oven and grill cleaning
1.4|Staklo, namještaj i opće površine|Glass, furniture and general surfaces
1.4.1|Staklo|Glass
1.4.2|Univerzalni čistači|All-purpose cleaners
1.4.3|Inox i drvo|Stainless steel and wood
1.5|Dezinfekcija|Disinfection
1.5.1|Površine|Surfaces
1.5.2|Ruke|Hands
1.5.3|Instrumenti i bazeni|Instruments and pools
1.6|Praonica rublja|Laundry
1.6.1|Deterdženti za rublje|Laundry detergents
1.6.2|Omekšivači|Fabric softeners
1.6.3|Izbjeljivači i uklanjanje mrlja|Bleaches and stain removal
1.7|Industrija i vozila|Industry and vehicles
1.7.1|Autokozmetika|Car care
1.7.2|Tehnička čišćenja i otapala|Technical cleaning and solvents
2|Papirna konfekcija|Paper products
2.1|Toaletni papir|Toilet paper
2.1.1|Standardne role|Standard rolls
2.1.2|Jumbo role|Jumbo rolls
2.1.3|Listići|Bulk pack sheets
2.2|Ručnici za ruke|Hand towels|Ručnici za ruke|Peškiri za ruke
2.2.1|Složivi (V, Z)|Folded (V, Z)
2.2.2|U rolama|In rolls
2.3|Industrijske role i ubrusi|Industrial rolls and napkins
2.3.1|Industrijske role|Industrial rolls
2.3.2|Salvete|Napkins
2.3.3|Medicinske role|Medical rolls
3|Dozatori i sanitarna oprema|Dispensers and washroom equipment
3.1|Dozatori sapuna i dezinficijensa|Soap and disinfectant dispensers
3.2|Držači papira|Paper holders
3.3|Sušači ruku|Hand dryers|Sušila za ruke
3.4|Kante i koševi|Bins and baskets
4|Njega kože i kozmetika|Skin care and toiletries
4.1|Tečni sapuni|Liquid soaps
4.2|Paste za ruke|Hand cleaning pastes
4.3|Zaštitne kreme|Protective creams
4.4|Hotelska kozmetika|Hotel toiletries
5|Pribor za čišćenje|Cleaning tools
5.1|Krpe i spužve|Cloths and sponges|Krpe i spužve|Krpe i sunđeri
5.1.1|Mikrofiber krpe|Microfibre cloths
5.1.2|Spužve i abrazivi|Sponges and abrasives|Spužve i abrazivi|Sunđeri i abrazivi
5.2|Mopovi i kolica|Mops and trolleys
5.2.1|Ravni mopovi|Flat mops
5.2.2|Kolica i cjedilice|Trolleys and wringers
5.2.3|Drške i nosači|Handles and holders
5.3|Metle, četke, brisači|Brooms, brushes, squeegees
5.3.1|Metle i lopatice|Brooms and dustpans
5.3.2|Brisači za staklo|Window squeegees
5.3.3|HACCP pribor u boji|Colour-coded HACCP tools
5.4|Vreće za otpad|Waste bags
6|Mašine za čišćenje|Cleaning machines|Strojevi za čišćenje
6.1|Usisivači|Vacuum cleaners
6.1.1|Suho usisavanje|Dry vacuuming
6.1.2|Mokro-suho|Wet and dry
6.1.3|Dubinsko (injekciono) pranje|Deep (injection-extraction) cleaning|Dubinsko (injekcijsko) pranje
6.2|Mašine za pranje podova|Floor-cleaning machines|Strojevi za pranje podova
6.2.1|Ručno vođene|Walk-behind|Ručno vođeni
6.2.2|Sjedeće|Ride-on|Sjedeći
6.2.3|Jednodiskovne|Single-disc|Jednodiskovni
6.3|Visokotlačni i parni čistači|High-pressure and steam cleaners||Perači pod pritiskom i parni čistači
6.4|Metlice i mašine za metenje|Sweepers and sweeping machines|Metlice i strojevi za metenje
6.5|Rezervni dijelovi i potrošni materijal|Spare parts and consumables
6.5.1|Četke i padovi|Brushes and pads
6.5.2|Filteri i vrećice|Filters and bags
6.5.3|Gume, baterije, punjači|Blades, batteries, chargers
7|Zaštita na radu|Work safety
7.1|Zaštita ruku|Hand protection
7.1.1|Jednokratne rukavice|Disposable gloves
7.1.2|Mehanička zaštita|Mechanical protection
7.1.3|Hemijska zaštita|Chemical protection
7.2|Zaštita disanja|Respiratory protection
7.2.1|Maske FFP|FFP masks
7.2.2|Polumaske i filteri|Half masks and filters
7.3|Zaštita očiju, glave i sluha|Eye, head and hearing protection
7.3.1|Naočale i viziri|Glasses and visors
7.3.2|Kacige|Helmets|Kacige|Šljemovi
7.3.3|Antifoni i čepići|Ear defenders and plugs
7.4|Radna odjeća|Workwear
7.4.1|Hlače i bluze|Trousers and jackets
7.4.2|Visokovidljiva odjeća|High-visibility clothing
7.4.3|Jednokratna odjeća|Disposable clothing
7.5|Zaštitna obuća|Safety footwear
7.5.1|Cipele S1P|S1P shoes
7.5.2|Cipele i čizme S3|S3 shoes and boots
7.5.3|Bijela obuća za kuhinje|White footwear for kitchens
7.6|Rad na visini|Work at height
8|Prva pomoć i označavanje|First aid and marking
8.1|Ormarići i setovi|Cabinets and kits
8.2|Znakovi i trake|Signs and tapes
9|Ambalaža i ugostiteljski pribor|Packaging and catering supplies
9.1|Jednokratno posuđe|Disposable tableware
9.2|Folije i vrećice|Films and bags`;
