/** What is said about the window around the screens. */
export const shell = {
  language: 'Language',
  language_of_system: 'As this computer is set',
}
