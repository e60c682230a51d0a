/** The administrator of a newly seeded sandbox; README.md and `npm start` show the same credentials. */
export const administrator = {
  firstName: 'Amelia',
  lastName: 'Hartwell',
  email: 'admin@example.com',
  mobile_no: '2025550143',
  password: 'story-admin',
};

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

/** The item with an index. After the last item, it continues with the first. */
export const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

/** The person with an index from 0, the same on every call. Names repeat; user names and mobile numbers are unique. */
export function createPerson(number: number) {
  const firstName = at(givenNames, number);
  const round = Math.floor(number / givenNames.length);
  // Each round through the given names is combined with other family names.
  const lastName = at(familyNames, number + round * 7);
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

/** The id of the seeded record with an index from 0, the same on every seeding. */
export const seededId = (prefix: string, index: number) =>
  prefix + (index + 1).toString(16).padStart(24 - prefix.length, '0');

/** The id of the seeded user with an index from 0. */
export const seededUserId = (index: number) => seededId('65b', index);
