/** The CSS variables from which prose.css derives the colours of the dark theme. */
export const adaptedColours = { color: '--text-colour', 'background-color': '--ground-colour' };

type Colour = keyof typeof adaptedColours;

/** Sets these variables for the inline colours of rendered content; the stored content does not change. */
export function adaptColours(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    for (const [property, variable] of Object.entries(adaptedColours)) {
      const colour = element.style.getPropertyValue(property as Colour);
      if (colour !== '') element.style.setProperty(variable, colour);
    }
  }
}
