import { resources } from '../resources.ts';
import { createNavItems } from '../layout/nav-items.ts';

export interface Screen {
  label: string;
  to: string;
  /** The letter after `g` that leads to it; undefined if all letters of its label lead elsewhere. */
  letter: string | undefined;
}

const profile = { label: 'Profile', to: '/admin/view-profile' };

/** Gives each label a letter of its own: its first one that no label before has. */
export function assignLetters(labels: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const letter = [...label.toLowerCase()].find((each) => /[a-z]/.test(each) && !taken.has(each));
    if (letter !== undefined) taken.add(letter);
    return letter;
  });
}

/** The screens of the sidebar, and the profile before the legal documents. */
function listScreens(): Screen[] {
  const items = createNavItems(resources).map(({ label, to }) => ({ label, to }));
  const lists = items.slice(0, resources.length + 1);
  const all = [...lists, profile, ...items.slice(lists.length)];
  const letters = assignLetters(all.map(({ label }) => label));
  return all.map((screen, index) => ({ ...screen, letter: letters[index] }));
}

export const screens = listScreens();

/** The resources in the order of the sidebar. */
export const orderedResources = screens.flatMap(({ to }) =>
  resources.filter(({ routes }) => routes.list === to),
);
