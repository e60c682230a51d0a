/** The one administrator of a new world; README.md and the start screen name the same. */
export const administrator = {
  firstName: 'Amelia',
  lastName: 'Hartwell',
  email: 'admin@example.com',
  mobile_no: '2025550143',
  password: 'story-admin',
};
