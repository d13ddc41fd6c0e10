import { tradeWords } from "./trade-words";

/** What a trade is judged by, what its advertising says too often, and how a line may end. */
export const FRENCH_TRADE_WORDS = tradeWords(`
bakery | la croûte, la mie, l’heure de la fournée | fait avec amour, saveurs d’antan | à la sortie du four; avant le premier réveil
coffee | la torréfaction, la mouture, la première gorgée | culture café, moment gourmand | une tasse après l’autre; avant que la journée commence
tea | la feuille, l’eau, le temps d’infusion | parenthèse zen, rituel bien-être | en prenant le temps; pour l’heure calme
restaurant | la cuisson, le sel, la dernière bouchée | voyage culinaire, explosion de saveurs | à manger chaud; et on en redemande
meal-delivery | l’heure à la porte, la chaleur, l’assiette vide | prise de tête, révolutionnaire | et le dîner est prêt; à l’heure du repas
brewery | le malt, la mousse, le deuxième verre | savoir-faire brassicole, bière d’exception | au frais et en bonne compagnie; sans se presser
wine | le coteau, le cépage, la bouteille ouverte | nectar, vin d’exception | pour les longues soirées; un millésime après l’autre
sweets | la première bouchée, le sucre, le bol vide | péché mignon, à tomber | jusqu’à la dernière miette; sans raison particulière
farm | la terre, l’heure de la cueillette, la saison | le meilleur du terroir, saveurs authentiques | droit du champ; à la bonne saison
fitness | la prochaine série, la sueur, la semaine d’après | corps de rêve, dépassez-vous | encore une fois; chaque semaine un peu plus fort
yoga | le souffle, le rythme, la minute de silence | bulle de bien-être, lâcher prise | le temps d’un souffle; en silence
health | le temps d’attente, le suivi, le diagnostic clair | prise en charge globale, bienveillance | avec des mots simples; sans salle d’attente
mental-health | la première phrase, la pause, la deuxième séance | développement personnel, ondes positives | sans jugement; une phrase après l’autre
beauty | la peau au réveil, le parfum, la liste d’ingrédients | anti-âge, produit miracle | avec peu d’ingrédients; à fleur de peau
fashion | la couture, la coupe, le dixième lavage | incontournable, intemporel | couture après couture; pour longtemps
jewelry | la monture, le poids, l’intérieur de l’anneau | élégance intemporelle, bijou d’exception | à transmettre; pour la vie
shoes | la semelle, le talon, le centième kilomètre | confort absolu, incontournable | kilomètre après kilomètre; pour le long chemin du retour
children | la petite main, la dixième fois, le calme d’après | éveil ludique, tout-petits | avec de la place pour grandir; à hauteur d’enfant
pets | la gamelle, la queue qui remue, la deuxième promenade | boule de poils, compagnons adorés | à quatre pattes; sans laisse
wedding | la première danse, l’invité en retard, le lendemain | jour magique, conte de fées | pour le grand jour; avec les larmes
travel | la fenêtre, le dernier kilomètre, le retour | pépite cachée, dépaysement garanti | par le chemin le plus long; à la vitesse du paysage
hotel | la clé, l’oreiller, la lumière du couloir | cocon, havre de paix | avec une lumière allumée; le temps d’une nuit
sport-outdoor | la météo, la prise, la descente | sensations fortes, repoussez vos limites | par tous les temps; au-delà du dernier panneau
bicycle | la chaîne, le frein, le chemin du retour | mobilité douce, plaisir de rouler | loin des bouchons; à la force des jambes
interior | l’assemblage, la lumière, la dixième année | esprit déco, cocooning | pour y vivre; pièce par pièce
craft | la main, le bord, la matière | fait avec amour, pièce unique | pour servir tous les jours; jamais deux fois pareil
architecture | la lumière, la coupe, la poignée de porte | iconique, lieux de vie | la lumière d’abord; jusqu’à la poignée de porte
construction | le niveau, le joint, la date de fin | clé en main, de A à Z | d’aplomb; à la date dite
real-estate | le bail, la lumière du matin, l’escalier | coup de cœur, bien d’exception | clés comprises; noir sur blanc
cleaning | le dernier coin, la vitre, l’heure du départ | propreté irréprochable, étincelant | jusque dans les coins; et puis on s’assoit
garden | la terre, l’ombre, le deuxième printemps | oasis de verdure, main verte | avec de bonnes racines; toute l’année
sustainability | la poubelle, le poids, le retour | sauver la planète, éco-responsable | et rien ne se perd; deux fois plutôt qu’une
energy | le compteur, le toit, la nuit la plus froide | révolution énergétique, avenir vert | droit du ciel; le compteur en témoigne
automotive | le moteur, la facture, le retour à la maison | passion automobile, service premium | de retour sur la route; sous le capot
logistics | l’heure à la porte, la température, la signature | chaîne fluide, bout en bout | à l’heure dite; jusqu’au dernier mètre
manufacturing | la tolérance, la série, la date de livraison | qualité irréprochable, à la pointe | au centième près; équipe après équipe
education | la première question, l’erreur, le deuxième essai | apprendre en s’amusant, révéler son potentiel | une question à la fois; bien après l’examen
language-learning | la première phrase, l’accent, la blague comprise | parler couramment en un mois, sans effort | à voix haute; dès le premier bonjour
books | la première ligne, le dos, la dernière page | coup de cœur, à dévorer | une page plus loin; à lire et à transmettre
music | la première mesure, la salle, le silence d’après | passion de la musique, expérience sonore | dès la première note; un peu plus fort
photography | la lumière, la distance, l’image non posée | instants magiques, immortaliser | dans la bonne lumière; une image à la fois
art | le mur, le pinceau, le deuxième regard | inspirant, œuvre unique | à regarder deux fois; loin du mur blanc
games | le premier coup, la règle, la revanche | immersif, addictif | encore une partie; pour commencer tout de suite
finance | la commission, l’échéance, le total | liberté financière, sérénité | au centime près; en chiffres clairs
accounting | le reçu, l’échéance, le total | sérénité, sur mesure | avant vendredi; sans boîte à chaussures
insurance | le sinistre, la petite ligne, le jour du paiement | l’esprit tranquille, vous êtes couvert | avant la pluie; sans petites lignes
legal | la clause, le délai, le sens exact | accompagnement global, expertise reconnue | en français clair; jusqu’à la dernière ligne
consulting | la question, la décision, le lundi suivant | synergie, accompagnement sur mesure | avec un plan lundi; sans diapositives
marketing | le titre, le canal, la réponse | viral, storytelling | une fois pour toutes; plus haut que le bruit
recruiting | l’annonce, l’entretien, le centième jour | talents, profil idéal | au-delà du CV; à la bonne place
charity | la porte, l’heure donnée, le reçu | changer le monde, héros du quotidien | de voisin à voisin; main dans la main
software | le premier clic, le message d’erreur, le temps gagné | tout-en-un, nouvelle génération | en moins de clics; sans mode d’emploi
artificial-intelligence | la source, l’erreur, l’heure gagnée | révolutionnaire, boosté à l’IA | avec ses sources; sous l’œil de quelqu’un
security | le journal, la serrure, le lendemain | sécurité absolue, l’esprit tranquille | à double tour; jour et nuit
data | la source, la marge d’erreur, la décision | piloté par la donnée, big data | compte fait; du chiffre à la décision
blockchain | l’inscription, la clé, la preuve | révolutionner, futur décentralisé | preuves à l’appui; par écrit, pour de bon
marketplace | l’état, la remise en main, le prix | caverne d’Ali Baba, bonnes affaires | de main en main; sans chercher
social | le premier bonjour, la deuxième rencontre, l’application fermée | belles rencontres, communauté bienveillante | face à face; et d’abord un bonjour
space | le passage, le pixel, l’heure de livraison | nouvelle frontière, sans limites | d’en haut; au-delà de l’horizon
science | l’échantillon, le témoin, le résultat répété | révolutionnaire, percée majeure | avec une double vérification; du laboratoire au monde
general | la réponse, le soin, le lendemain | innovant, unique | sans détour; jour après jour
pantry | le croquant, le sel, le bocal vide | superaliment, plaisir sans culpabilité | encore une poignée; jusqu’au fond du bocal
bags | la sangle, la couture, le dixième voyage | incontournable, intemporel | à porter des années; avec la place qu’il faut
repair | la pièce usée, la bonne vis, la seconde vie | comme neuf, rapide et fiable | reparti pour dix ans; réparé, pas jeté
boats | la coque, la marée, le nœud qui tient | art de vivre nautique, luxe à flot | par tous les vents; marée après marée
farewell | la pièce calme, le mot juste, le lendemain | dans ces moments difficiles, avec dignité | le temps d’un adieu; en toute simplicité
`);
