import { tradeWords } from "./trade-words";

/** What a trade is judged by, what its advertising says too often, and how a line may end. */
export const ITALIAN_TRADE_WORDS = tradeWords(`
bakery | la crosta, la mollica, l’ora del forno | fatto con amore, sapori di una volta | appena fuori dal forno; prima della sveglia
coffee | la tostatura, la macinatura, il primo sorso | cultura del caffè, momento di piacere | una tazza alla volta; prima che inizi la giornata
tea | la foglia, l’acqua, i minuti d’infusione | momento zen, rito di benessere | con calma; per l’ora tranquilla
restaurant | il fuoco, il sale, l’ultimo boccone | viaggio culinario, esplosione di sapori | da mangiare subito; e viene voglia del bis
meal-delivery | l’ora alla porta, il calore, il piatto vuoto | senza pensieri, rivoluzione a tavola | e la cena è pronta; all’ora di pranzo
brewery | il malto, la schiuma, il secondo bicchiere | passione birraria, birra con l’anima | in buona compagnia; con pazienza
wine | il pendio, il vitigno, la bottiglia aperta | nettare, vino d’eccellenza | per le serate lunghe; un’annata dopo l’altra
sweets | il primo morso, lo zucchero, la coppetta vuota | peccato di gola, da sogno | fino all’ultima briciola; senza un perché
farm | la terra, l’ora della raccolta, la stagione | sapori autentici, il meglio della natura | dritto dal campo; sempre di stagione
fitness | la prossima serie, il sudore, la settimana dopo | corpo da sogno, niente scuse | ancora una volta; ogni settimana un po’ di più
yoga | il respiro, il ritmo, il minuto di silenzio | pace interiore, energia positiva | il tempo di un respiro; in silenzio
health | l’attesa, il controllo successivo, la diagnosi chiara | approccio olistico, eccellenza | con parole chiare; senza sala d’attesa
mental-health | la prima frase, la pausa, la seconda visita | versione migliore di te, energia positiva | senza giudizio; una frase alla volta
beauty | la pelle al mattino, il profumo, l’elenco degli ingredienti | antietà, prodotto miracoloso | con pochi ingredienti; a fior di pelle
fashion | la cucitura, la vestibilità, il decimo lavaggio | irrinunciabile, senza tempo | cucitura dopo cucitura; per molti anni
jewelry | l’incastonatura, il peso, l’interno dell’anello | eleganza senza tempo, brilla di luce propria | da tramandare; per sempre
shoes | la suola, il tallone, il centesimo chilometro | come camminare sulle nuvole, irrinunciabile | chilometro dopo chilometro; per la lunga via di casa
children | la mano piccola, la decima volta, la quiete dopo | imparare giocando, i più piccini | con spazio per crescere; ad altezza di bambino
pets | la ciotola, la coda, la seconda passeggiata | amici pelosi, cuccioli adorati | a quattro zampe; senza guinzaglio
wedding | il primo ballo, l’ospite in ritardo, la mattina dopo | giorno magico, favola | per quel giorno; lacrime comprese
travel | il finestrino, l’ultimo chilometro, il ritorno | gemma nascosta, esperienza indimenticabile | per la via più lunga; al passo del paesaggio
hotel | la chiave, il cuscino, la luce nel corridoio | oasi, come a casa | con la luce accesa; per una notte o due
sport-outdoor | il tempo, la presa, la discesa | adrenalina pura, supera i tuoi limiti | con ogni tempo; oltre l’ultimo cartello
bicycle | la catena, il freno, la via di casa | mobilità sostenibile, passione pura | lontano dal traffico; a forza di gambe
interior | l’incastro, la luce, il decimo anno | tocco di stile, design senza tempo | per viverci dentro; stanza per stanza
craft | la mano, il bordo, la superficie | fatto con amore, pezzo unico | per tutti i giorni; mai due uguali
architecture | la luce, la sezione, la maniglia | iconico, spazi che ispirano | prima la luce; fino alla maniglia
construction | la livella, la fuga, la data di consegna | chiavi in mano, dalla A alla Z | a piombo; alla data detta
real-estate | il contratto, la luce del mattino, le scale | casa dei sogni, posizione esclusiva | chiavi comprese; senza clausole nascoste
cleaning | l’ultimo angolo, il vetro, l’ora d’uscita | pulizia impeccabile, splendente | fino agli angoli; e poi ci si siede
garden | la terra, l’ombra, la seconda primavera | oasi verde, pollice verde | con radici buone; verde tutto l’anno
sustainability | il cestino, il peso, la via del ritorno | salvare il pianeta, ecofriendly | e non avanza niente; due vite almeno
energy | il contatore, il tetto, la notte più fredda | rivoluzione energetica, futuro verde | dritto dal cielo; lo dice il contatore
automotive | il motore, la fattura, il viaggio di ritorno | passione per i motori, servizio premium | di nuovo in strada; sotto il cofano
logistics | l’ora alla porta, la temperatura, la firma | soluzioni integrate, filiera fluida | all’ora detta; fino all’ultimo metro
manufacturing | la tolleranza, il lotto, la data di consegna | massima qualità, all’avanguardia | al centesimo; turno dopo turno
education | la prima domanda, l’errore, il secondo tentativo | imparare divertendosi, libera il tuo potenziale | una domanda alla volta; oltre l’esame
language-learning | la prima frase, l’accento, la battuta capita | parla come un madrelingua, senza fatica | ad alta voce; dal primo ciao
books | la prima riga, il dorso, l’ultima pagina | imperdibile, viaggio letterario | una pagina più in là; da leggere e passare
music | la prima battuta, la sala, il silenzio dopo | passione per la musica, colonna sonora della tua vita | dalla prima nota; un po’ più forte
photography | la luce, la distanza, lo scatto non in posa | momenti magici, ricordi indelebili | nella luce giusta; uno scatto alla volta
art | la parete, il pennello, il secondo sguardo | ispirazione, opera unica | da guardare due volte; lontano dalla parete bianca
games | la prima mossa, la regola, la rivincita | coinvolgente, crea dipendenza | ancora un giro; e si comincia subito
finance | la commissione, la scadenza, il totale | libertà finanziaria, serenità | al centesimo; con i conti sul tavolo
accounting | la ricevuta, la scadenza, il totale | serenità, su misura | entro venerdì; senza scatola da scarpe
insurance | il sinistro, la clausola, il giorno del pagamento | senza pensieri, protezione totale | prima che piova; senza clausole nascoste
legal | la clausola, il termine, il senso esatto | soluzioni integrate, esperti di punta | in parole chiare; fino all’ultima riga
consulting | la domanda, la decisione, il lunedì dopo | sinergia, soluzioni su misura | con un piano lunedì; senza diapositive
marketing | il titolo, il canale, la risposta | virale, storytelling | una volta e basta; sopra il rumore
recruiting | l’annuncio, il colloquio, il centesimo giorno | talenti, candidato ideale | oltre il curriculum; al posto giusto
charity | la porta, l’ora donata, la ricevuta | cambiare il mondo, eroi di ogni giorno | da vicino a vicino; mano nella mano
software | il primo clic, il messaggio d’errore, il tempo guadagnato | tutto in uno, nuova generazione | con meno clic; senza manuale
artificial-intelligence | la fonte, l’errore, l’ora guadagnata | rivoluzionario, potenziato dall’IA | con le fonti; sotto gli occhi di qualcuno
security | il registro, la serratura, la mattina dopo | sicurezza assoluta, senza pensieri | sotto chiave; giorno e notte
data | la fonte, il margine d’errore, la decisione | guidato dai dati, big data | con i conti giusti; dal numero alla decisione
blockchain | il registro, la chiave, la prova | rivoluzionare, futuro decentralizzato | con le prove; per iscritto, per sempre
marketplace | lo stato, la consegna a mano, il prezzo | occasioni, tesori nascosti | di mano in mano; senza cercare
social | il primo ciao, il secondo incontro, l’app chiusa | connessioni vere, buone vibrazioni | faccia a faccia; e prima un ciao
space | il passaggio, il pixel, l’ora di consegna | senza limiti, nuova frontiera | dall’alto; oltre l’orizzonte
science | il campione, il controllo, il risultato ripetuto | rivoluzionario, grande svolta | con doppia verifica; dal laboratorio al mondo
general | la risposta, la cura, il giorno dopo | innovativo, unico | senza giri di parole; giorno dopo giorno
pantry | il croccante, il sale, il barattolo vuoto | superfood, senza sensi di colpa | ancora una manciata; fino in fondo al barattolo
bags | la cinghia, la cucitura, il decimo viaggio | irrinunciabile, senza tempo | da portare per anni; con posto per altro
repair | il pezzo, la vite, la seconda vita | come nuovo, rapido e affidabile | per altri dieci anni; aggiustato, non buttato
boats | lo scafo, la marea, il nodo saldo | stile nautico, lusso a bordo | con ogni vento; marea dopo marea
farewell | la stanza quieta, la parola giusta, il giorno dopo | in questo momento difficile, con dignità | il tempo di un addio; in silenzio
`);
