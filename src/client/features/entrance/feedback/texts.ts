export const feedbackTexts = {
  title: 'Feedback',
  subject: 'Ämne',
  chooseSubject: 'Välj ett ämne',
  message: 'Meddelande',
  send: 'Skicka',
  sent: 'Feedback skickades',
  failed: 'Ett fel uppstod',
} as const;
