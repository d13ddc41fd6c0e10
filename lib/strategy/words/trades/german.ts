import { tradeWords } from "./trade-words";

/** What a trade is judged by, what its advertising says too often, and how a line may end. */
export const GERMAN_TRADE_WORDS = tradeWords(`
bakery | die Kruste, die Krume, die Uhrzeit aus dem Ofen | mit Liebe gebacken, wie bei Oma | noch warm; vor dem ersten Wecker
coffee | die Röstung, die Mahlung, der erste Schluck | Kaffeekultur, Genussmoment | eine Tasse nach der anderen; bevor der Tag beginnt
tea | das Blatt, das Wasser, die Minuten im Sieb | Wohlfühlmoment, Teezeremonie für zu Hause | in aller Ruhe gezogen; für die stille Stunde
restaurant | die Hitze, das Salz, der letzte Bissen | kulinarische Reise, Geschmacksexplosion | am besten heiß; mit Nachschlag
meal-delivery | die Uhrzeit an der Tür, die Wärme, der leere Teller | Genuss pur, kinderleicht | und das Essen steht; rechtzeitig zum Hunger
brewery | das Malz, der Schaum, das zweite Glas | Braukunst, handwerklich gebraut | kalt und in Gesellschaft; mit Geduld gezapft
wine | der Hang, die Rebe, die offene Flasche | edler Tropfen, Gaumenfreude | für lange Abende; ein Jahrgang nach dem anderen
sweets | der erste Bissen, der Zucker, die leere Schale | Sünde wert, Schlemmerparadies | bis zum letzten Krümel; ganz ohne Anlass
farm | der Boden, der Tag der Ernte, die Erde am Schuh | ab Hof frisch, Natur pur | direkt vom Feld; immer zur richtigen Jahreszeit
fitness | die nächste Wiederholung, der Schweiß, die Woche danach | Traumkörper, keine Ausreden | noch ein Mal; jede Woche stärker
yoga | der Atem, das Tempo, die Minute Stille | Wohlfühloase, innere Mitte | einen Atemzug lang; ganz bei sich
health | die Wartezeit, die Nachsorge, die klare Diagnose | ganzheitlich, der Mensch im Mittelpunkt | in klaren Worten; ohne Wartezimmer im Kopf
mental-health | der erste Satz, die Pause, der zweite Besuch | Selbstfürsorge, Achtsamkeitsreise | ohne Urteil; ein Gespräch nach dem anderen
beauty | die Haut am Morgen, der Duft, die Zutatenliste | Anti-Aging, Beauty-Wunder | mit wenigen Zutaten; für die eigene Haut
fashion | die Naht, der Sitz, die zehnte Wäsche | Must-have, zeitlos elegant | Naht für Naht; lange zu tragen
jewelry | die Fassung, das Gewicht, die Innenseite des Rings | zeitlose Eleganz, funkelnd | zum Weitergeben; einmal gefasst
shoes | die Sohle, die Ferse, der hundertste Kilometer | wie auf Wolken, Must-have | Kilometer um Kilometer; für den weiten Heimweg
children | die kleine Hand, das zehnte Mal, die Ruhe danach | spielerisch lernen, für die Kleinsten | mit Platz zum Wachsen; für kleine Hände
pets | der Napf, die Rute, der zweite Spaziergang | Fellnase, Lieblingsvierbeiner | auf vier Pfoten; ohne Leine gedacht
wedding | der erste Tanz, der späte Gast, der Morgen danach | Traumhochzeit, unvergesslich | für den einen Tag; mit Tränen
travel | das Fenster, der letzte Kilometer, der Rückweg | Geheimtipp, Traumreise | auf dem langen Weg; im Tempo der Aussicht
hotel | der Schlüssel, das Kissen, das Licht im Flur | Wohlfühloase, Zuhause auf Zeit | mit Licht im Fenster; für eine Nacht oder zwei
sport-outdoor | das Wetter, der Griff, der Abstieg | Adrenalin pur, Grenzen überwinden | bei jedem Wetter; hinter dem letzten Wegweiser
bicycle | die Kette, die Bremse, der Heimweg | nachhaltige Mobilität, Fahrspaß pur | am Stau vorbei; aus eigener Kraft
interior | die Verbindung, das Licht, das zehnte Jahr | Wohntraum, zeitloses Design | zum Bewohnen; Zimmer für Zimmer
craft | die Hand, die Kante, die Oberfläche | mit Liebe gemacht, Unikat | kein Stück wie das andere; für den Alltag
architecture | das Licht, der Schnitt, die Türklinke | ikonisch, Räume zum Wohlfühlen | vom Licht her gedacht; bis zur Türklinke
construction | das Lot, die Fuge, der Termin | alles aus einer Hand, schlüsselfertig | im Lot; fertig wie vereinbart
real-estate | der Vertrag, das Morgenlicht, die Treppe | Traumwohnung, Bestlage | mit Schlüssel; ohne Kleingedrucktes
cleaning | die letzte Ecke, das Fenster, die Uhrzeit | porentief rein, blitzblank | bis in die Ecken; und dann hinsetzen
garden | der Boden, der Schatten, der zweite Frühling | grüne Oase, grüner Daumen | gut verwurzelt; grün bis in den Herbst
sustainability | die Tonne, das Gewicht, der Rückweg | Planet retten, umweltfreundlich | zweimal gebraucht; und nichts bleibt übrig
energy | der Zähler, das Dach, die kälteste Nacht | Energiewende für alle, grüne Zukunft | direkt vom Himmel; der Zähler sagt es
automotive | der Motor, die Rechnung, die Heimfahrt | Leidenschaft für Autos, Premiumservice | wieder auf der Straße; unter der Haube
logistics | die Uhrzeit, die Temperatur, die Unterschrift | nahtlose Lieferkette, Rundumlogistik | pünktlich vor der Tür; bis auf den letzten Meter
manufacturing | die Toleranz, die Serie, der Liefertermin | höchste Qualität, innovativ | auf den Hundertstel; Schicht für Schicht
education | die erste Frage, der Fehler, der zweite Versuch | spielend leicht, Potenzial entfalten | eine Frage nach der anderen; über die Prüfung hinaus
language-learning | der erste Satz, der Akzent, der verstandene Witz | fließend in Wochen, wie im Schlaf | laut gesprochen; vom ersten Hallo an
books | die erste Zeile, der Rücken, die letzte Seite | Leseabenteuer, Pageturner | eine Seite weiter; gelesen und weitergegeben
music | der erste Takt, der Raum, die Stille danach | Leidenschaft für Musik, Klangerlebnis | vom ersten Ton an; lauter gedreht
photography | das Licht, der Abstand, das ungestellte Bild | magische Momente, Erinnerungen festhalten | in gutem Licht; ein Bild nach dem anderen
art | die Wand, der Pinsel, der zweite Blick | inspirierend, einzigartig | einen zweiten Blick wert; fern der weißen Wand
games | der erste Zug, die Regel, die Revanche | Spielspaß pur, Suchtfaktor | noch eine Runde; leicht begonnen
finance | die Gebühr, der Stichtag, die Summe | finanzielle Freiheit, sorgenfrei | auf den Cent; mit offenen Zahlen
accounting | der Beleg, die Frist, die Summe | sorgenfrei, maßgeschneidert | bis Freitag erledigt; ohne Schuhkarton
insurance | der Schaden, das Kleingedruckte, der Tag der Zahlung | Rundum-Schutz, sorgenfrei | vor dem Regen; ohne Kleingedrucktes
legal | der Paragraf, die Frist, der klare Sinn | Rundumberatung, führende Experten | in klarem Deutsch; bis zur letzten Zeile
consulting | die Frage, die Entscheidung, der Montag danach | Synergien, ganzheitlich | mit einem Plan am Montag; ohne Folien
marketing | die Überschrift, der Kanal, die Antwort | viral, Storytelling | gehört statt gebrüllt; einmal gesagt
recruiting | die Anzeige, das Gespräch, der hundertste Tag | Talente, Traumjob | hinter dem Lebenslauf; Arbeit, die passt
charity | die Tür, die Stunde, die Quittung | Herzensprojekt, gemeinsam Großes bewegen | Tür an Tür; Hand in Hand
software | der erste Klick, die Fehlermeldung, die gesparte Zeit | nahtlos, All-in-one | mit weniger Klicks; ohne Handbuch
artificial-intelligence | die Quelle, der Fehler, die gesparte Stunde | KI-gestützt, revolutionär | mit Quellen; von Menschen geprüft
security | das Protokoll, das Schloss, der Morgen danach | absolut sicher, sorgenfrei | abgeschlossen; Tag und Nacht bewacht
data | die Quelle, die Fehlerspanne, die Entscheidung | datengetrieben, Big Data | richtig gezählt; von der Zahl zur Entscheidung
blockchain | der Eintrag, der Schlüssel, der Beweis | revolutionär, Zukunft des Geldes | belegt statt versprochen; für immer eingetragen
marketplace | der Zustand, die Übergabe, der Preis | Schnäppchen, Fundgrube | von Hand zu Hand; weitergegeben
social | das erste Hallo, das zweite Treffen, die geschlossene App | neue Kontakte knüpfen, echte Begegnungen | mit einem Hallo; von Angesicht zu Angesicht
space | der Überflug, der Bildpunkt, die Lieferzeit | grenzenlos, neue Dimension | von oben gesehen; hinter dem Horizont
science | die Probe, die Kontrolle, das zweite Ergebnis | bahnbrechend, Durchbruch | zweimal geprüft; vom Labor in die Welt
general | die Antwort, die Sorgfalt, der Tag danach | innovativ, einzigartig | ohne Umwege; jeden Tag aufs Neue
pantry | der Biss, das Salz, das leere Glas | Superfood, Genuss ohne Reue | noch eine Handvoll; bis das Glas leer ist
bags | der Riemen, die Naht, die zehnte Reise | Must-have, zeitloser Begleiter | für viele Jahre; mit Platz für noch etwas
repair | das Teil, die Schraube, das zweite Leben | wie neu, schnell und zuverlässig | gut für zehn weitere Jahre; geflickt statt weggeworfen
boats | der Rumpf, die Tide, der feste Knoten | maritimes Lebensgefühl, Luxus auf dem Wasser | bei jedem Wind; Flut für Flut
farewell | der stille Raum, das richtige Wort, der Tag danach | in schweren Stunden, mit Würde | mit Zeit zum Abschied; in aller Stille
`);
