const givenNames =
  `Jane Mateo Priya Noor Tomasz Amara Lukas Ingrid Kenji Fatima Oliver Sofia Ravi Chloe Emeka Hana
Marco Leila Bjorn Aiko Diego Zara Finn Mina Pavel Greta Omar Elena Caleb Nadia Yusuf Clara Hugo Anouk Stefan Imani
Rafael Petra Samir Freya Dmitri Lucia Tariq Maeve Andre Saskia Kofi Beatriz Nils Thandi`.split(
    /\s+/,
  );

const familyNames =
  `Doe Alvarez Raghunathan Haddad Kowalczyk Okafor Schneider Larsen Tanaka Rahman Whitfield Moretti
Patel Laurent Nwosu Kimura Bianchi Farahani Lindqvist Sato Herrera Malik Gallagher Rossi Novak Hoffmann Nasser Popescu
Morgan Volkov Demir Fischer Martins Dubois Jovanovic Mwangi Santos Horvat Khalil Eriksen Petrov Marino Siddiqui Byrne
Baptiste Vermeer Mensah Carvalho Johansen Dlamini`.split(/\s+/);

const genders = ['female', 'male', 'female', 'other', 'male'] as const;
const countryCodes = ['+44', '+34', '+91', '+961', '+48', '+1', '+49', '+47'];

const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

/** The n-th person, always the same, counted from 0; names repeat, user names and numbers do not. */
export function person(number: number) {
  const firstName = at(givenNames, number);
  // Another family name at every round through the given names.
  const familyIndex = number + Math.floor(number / givenNames.length) * 7;
  const lastName = at(familyNames, familyIndex);
  const round = Math.floor(number / givenNames.length);
  const userName = `${firstName}.${lastName}${round || ''}`.toLowerCase();
  return {
    firstName,
    lastName,
    userName,
    email: `${userName}@example.com`,
    countryCode: at(countryCodes, number),
    mobile: String(7_000_000_000 + number * 13),
    gender: at(genders, number),
  };
}
