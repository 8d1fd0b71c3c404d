/** The error catalogue of the specification (section 8): what a form says for each kind of failed request. */
export const errorTexts = {
  fieldsWrong: 'Ett eller flera fält har ett fel. Kontrollera och försök igen.',
  unauthorized: 'Obehörig. Var vänlig logga in och försök igen.',
  forbidden: 'Förbjudet. Du har inte de nödvändiga behörigheterna för att komma åt denna resurs.',
  notFound: 'Hittades inte. Den begärda resursen kunde inte hittas.',
  unexpected: 'Ett oväntat fel uppstod. Var vänlig försök igen senare.',
  noResponse: 'Ett oväntat fel uppstod. Var vänlig kontrollera din internetanslutning och försök igen.',
} as const;
