import { accountLines } from './accountLines';

test('the accounts are printed for the operator in columns', () => {
  const accounts = [
    { name: 'Exempel Segelsällskap', email: 'klubb@exempel.se', password: 'abcd-efgh-jkmn' },
    { name: 'Åsa Ek', email: 'asa.ek@exempel.se', password: 'pqrs-tuvw-xyz2' },
  ];
  expect(accountLines({ isNew: true, accounts })).toEqual([
    'Demoklubben Exempel Segelsällskap är skapad.',
    'Logga in med något av kontona. De visas igen med npm run demo.',
    '  klubb@exempel.se   abcd-efgh-jkmn  Exempel Segelsällskap',
    '  asa.ek@exempel.se  pqrs-tuvw-xyz2  Åsa Ek',
  ]);
  expect(accountLines({ isNew: false, accounts: [] })[0]).toBe('Demoklubben Exempel Segelsällskap finns redan.');
});
